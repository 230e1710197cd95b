/** The only links that an email may contain (R-MAIL-4). */
const MAIL_LINK = /^(ftp|https?):\/\/[^\s/]/i;

export const LINK_MESSAGE = 'The link must be an ftp, http or https URL';

export const isMailLink = (url: string): boolean => MAIL_LINK.test(url) && URL.canParse(url);
