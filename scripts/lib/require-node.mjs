// Import this first: everything after it may use what that version provides.
const NEEDED = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Node.js ${NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
