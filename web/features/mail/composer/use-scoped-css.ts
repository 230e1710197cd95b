import { useEffect } from 'react';

/** Whole rules only: text that the parser did not understand cannot close the scope around it. */
function scoped(css: string, scope: string): CSSStyleSheet {
  const own = new CSSStyleSheet();
  own.replaceSync(css);
  const rules = [...own.cssRules].map(({ cssText }) => cssText).join('\n');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${scope} { ${rules} }`);
  return sheet;
}

/** Applies an email's own style sheets to one part of the page. */
export function useScopedCss(css: string, scope: string): void {
  useEffect(() => {
    if (!css || !('adoptedStyleSheets' in document)) return undefined;
    const sheet = scoped(css, scope);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css, scope]);
}
