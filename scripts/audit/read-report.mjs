const GRAVE = ['high', 'critical'];

/**
 * What `npm audit --json` found.
 * @param {string} text its standard output
 * @param {ReadonlySet<string>} shipped where the packages are installed that count
 * @returns {{ isAsked: false, why: string } | { isAsked: true, weak: string[] }} `weak`: packages
 * with a known and serious vulnerability, each with its severity
 */
export function readReport(text, shipped) {
  const report = parsed(text);
  if (!report?.vulnerabilities) return { isAsked: false, why: whyNot(report) };
  const found = Object.values(report.vulnerabilities);
  const weak = found
    .filter(
      ({ severity, nodes }) => GRAVE.includes(severity) && nodes.some((at) => shipped.has(at)),
    )
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
