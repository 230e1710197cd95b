const GRAVE = ['high', 'critical'];

/**
 * What `npm audit --json` found.
 * @param {string} text its standard output
 * @returns {{ isAsked: false, why: string } | { isAsked: true, weak: string[] }} `weak`: packages
 * with a known and serious vulnerability, each with its severity
 */
export function readReport(text) {
  const report = parsed(text);
  if (!report?.vulnerabilities) return { isAsked: false, why: whyNot(report) };
  const found = Object.values(report.vulnerabilities);
  const weak = found
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { isAsked: true, weak };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The registry's words; its address is known and says nothing more. */
const whyNot = (report) => report?.message?.replace(/ - .*/s, '') ?? 'no report';
