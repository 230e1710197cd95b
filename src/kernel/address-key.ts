/** `long=short, …` as a table. */
const tableOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(',').map((pair) => pair.trim().split('=') as [string, string]));

/**
 * How the post office abbreviates what people write out (USPS Publication 28, appendices B and C).
 */
const SHORT_FORMS = tableOf(`
  alley=aly, avenue=ave, av=ave, boulevard=blvd, circle=cir, commons=cmns, common=cmn,
  court=ct, cove=cv, crossing=xing, drive=dr, expressway=expy, freeway=fwy, heights=hts,
  highway=hwy, junction=jct, lane=ln, loop=loop, parkway=pkwy, place=pl, plaza=plz, point=pt,
  ridge=rdg, road=rd, square=sq, street=st, str=st, terrace=ter, trail=trl, turnpike=tpke,
  north=n, south=s, east=e, west=w, northeast=ne, northwest=nw, southeast=se, southwest=sw,
  apartment=apt, suite=ste, building=bldg, unit=apt, saint=st, junior=jr, senior=sr, fort=ft,
  mount=mt`);

const STATE_NAMES = tableOf(`
  alabama=al, alaska=ak, arizona=az, arkansas=ar, california=ca, colorado=co, connecticut=ct,
  delaware=de, district of columbia=dc, florida=fl, georgia=ga, hawaii=hi, idaho=id,
  illinois=il, indiana=in, iowa=ia, kansas=ks, kentucky=ky, louisiana=la, maine=me,
  maryland=md, massachusetts=ma, michigan=mi, minnesota=mn, mississippi=ms, missouri=mo,
  montana=mt, nebraska=ne, nevada=nv, new hampshire=nh, new jersey=nj, new mexico=nm,
  new york=ny, north carolina=nc, north dakota=nd, ohio=oh, oklahoma=ok, oregon=or,
  pennsylvania=pa, rhode island=ri, south carolina=sc, south dakota=sd, tennessee=tn,
  texas=tx, utah=ut, vermont=vt, virginia=va, washington=wa, west virginia=wv, wisconsin=wi,
  wyoming=wy`);

const STATE_CODES: ReadonlySet<string> = new Set(STATE_NAMES.values());

const FRACTION = '[\\u00bc-\\u00be\\u2150-\\u215f\\u2189]';
const BESIDE_FRACTION = new RegExp(`(?<=\\d)(?=${FRACTION})|(?<=${FRACTION})(?=[\\p{L}\\d])`, 'gu');

/** 4517½ is 4517 1/2, not 45171/2; and 4517 ½NW is 4517 1/2 NW. */
const withParted = (text: string): string => text.replace(BESIDE_FRACTION, ' ');

const plain = (text: string): string =>
  withParted(text)
    .normalize('NFKD')
    .replace(/\u2044/g, '/')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '');

/** The two-letter code, upper case, of a state's name or code; undefined when it is neither. */
export function stateCodeOf(text: string): string | undefined {
  const name = plain(text).trim().replace(/\s+/g, ' ');
  const code = STATE_CODES.has(name) ? name : STATE_NAMES.get(name);
  return code?.toUpperCase();
}

const shortForm = (word: string): string => SHORT_FORMS.get(word) ?? word;

const SHORT: ReadonlySet<string> = new Set(SHORT_FORMS.values());

/** The quarter of a town in one word: 100 N W 23rd is 100 NW 23rd, while N W Ave is an avenue of the name W. */
const withQuarters = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const isQuarter = (from: number): boolean => {
      const [first = '', second = '', name = ''] = words.slice(from, from + 3);
      return /^[ns]$/.test(first) && /^[ew]$/.test(second) && name !== '' && !SHORT.has(name);
    };
    if (at > 0 && isQuarter(at - 1)) return [];
    return isQuarter(at) ? [`${word}${words[at + 1] ?? ''}`] : [word];
  });

/** The words of an address in their short forms: 'N. Walker Avenue #4' → n, walker, ave, apt, 4. */
export function addressWords(address: string): string[] {
  // Most place names are this simple, and tens of thousands are read at a time.
  if (/^[A-Za-z ]+$/.test(address)) {
    return withQuarters(address.toLowerCase().split(' ').filter(Boolean).map(shortForm));
  }
  const words = plain(address)
    .replace(/(\d)\s*\/\s*(?=\d)/g, '$1/')
    .replace(/(\d)\s*-\s*(?=\d\/\d)/g, '$1 ')
    .replace(/\b(apt|ste|unit|apartment|suite)(?=\d)/g, '$1 ')
    .replace(/(\d\/\d+)(?=\p{L})/gu, '$1 ')
    .replace(/#|(?<=[\s,])(?:no|nr)\s*(?=\d)/g, ' apt ')
    .replace(/\b(apt|ste|unit|apartment|suite)\.?\s+apt\b/g, 'apt')
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .split(/[^\p{L}\p{N}/-]+/u)
    .filter((word) => word !== '')
    .map(shortForm);
  return withQuarters(words);
}

/** Drops the country from the end: all addresses here are in the United States. */
export const COUNTRY = /[\s,]+(u\.?s\.?a?\.?|united states( of america)?)\s*$/i;

/**
 * The two-letter code of the state that an address ends with, before its zip and country; undefined
 * when it ends with none.
 */
export function stateOfAddress(address: string): string | undefined {
  const line = address.replace(COUNTRY, '').replace(/[\s,]+\d{5}(-\d{4})?\s*$/, '');
  const words = (line.split(',').at(-1) ?? '').trim().split(/\s+/);
  const endings = [words, words.slice(-2), words.slice(-1)];
  return endings.map((ending) => stateCodeOf(ending.join(' '))).find((code) => code !== undefined);
}

/**
 * The same key for two ways of writing one US address: case, accents, punctuation, long and short
 * forms, a full state name at the end, zip+4 and the country make no difference.
 */
export function addressKey(address: string): string {
  const parts = address
    .replace(COUNTRY, '')
    .split(',')
    .map((part) => withStateCode(part.trim()));
  return addressWords(parts.join(' ')).join(' ');
}

/** 'Oklahoma 73107' → 'OK 73107'; anything that is not a state with or without a zip stays. */
function withStateCode(part: string): string {
  const match = /^([A-Za-z. ]+?)(\s+\d{5}(?:-\d{4})?)?$/.exec(part);
  const code = match?.[1] === undefined ? undefined : stateCodeOf(match[1]);
  return code === undefined ? part : `${code}${match?.[2] ?? ''}`;
}
