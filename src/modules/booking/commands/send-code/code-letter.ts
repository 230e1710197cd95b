/** What the code comes with; nothing in it is a visitor's own word, so that nobody can send such. */
export const codeLetter = (
  code: string,
  branchName: string,
): { subject: string; paragraphs: string[] } => ({
  subject: `${code} is your code`,
  paragraphs: [
    `Your code is ${code}.`,
    `Type it on the page where you are booking your move with ${branchName}. It is good while your time is kept for you.`,
    'You are not booking a move? Then somebody typed your address by mistake. Nothing is booked without the code, and you need not do anything.',
  ],
});
