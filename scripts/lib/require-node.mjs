// Import this first: everything after it may use what that version provides.
const NEEDED = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Node.js ${NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

// Since April 2026; a command that another one runs has said it already.
const UNSUPPORTED = 21;

if (major <= UNSUPPORTED && !process.env.EMMA_NODE_SAID) {
  const text = `Node.js ${process.versions.node} has had no support since April 2026: it still works here, but take 24 or 22.`;
  const line = { level: 40, time: Date.now(), pid: process.pid, msg: text };
  console.error(process.env.NODE_ENV === 'production' ? JSON.stringify(line) : text);
}
process.env.EMMA_NODE_SAID = 'yes';
