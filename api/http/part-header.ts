/** What the header of one part of a multipart form says. */
export interface PartHeader {
  name: string;
  /** False for a text field. */
  isFile: boolean;
  /** Whether the part names a file: a browser sends an empty name where none was chosen. */
  hasFilename: boolean;
}

/** No browser sends a longer one. */
const DISPOSITION_MAX = 16 * 1024;

/** One parameter of a header: `; name="value"` or `; name=value`. */
const PARAMETER = /\s*;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s";]+))\s*/y;
const FORM_DATA = /^form-data(?=\s*;)/i;

/** The parameters behind `form-data`; null where they cannot be read to the end. */
const parametersOf = (disposition: string): Map<string, string> | null => {
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = FORM_DATA.exec(disposition)?.[0].length ?? disposition.length;
  while (PARAMETER.lastIndex < disposition.length) {
    const found = PARAMETER.exec(disposition);
    if (!found) return null;
    const [, name = '', quoted, plain = ''] = found;
    parameters.set(name.toLowerCase(), quoted?.replace(/\\(["\\])/g, '$1') ?? plain);
  }
  return parameters;
};

/** Header fields come as one character a byte; what they say is UTF-8. */
const fromUtf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();

/** True for a control character other than a tab: no field may have one (RFC 9110, 5.5). */
const hasControls = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code < 0x20 && code !== 0x09) || code === 0x7f) return true;
  }
  return false;
};

/** Reads the header of a part, by field name in lower case. Null where it is none of a form's (RFC 7578). */
export const readPartHeader = (header: Readonly<Record<string, string[] | undefined>>): PartHeader | null => {
  if (Object.values(header).some((values) => values?.some(hasControls))) return null;
  const disposition = header['content-disposition']?.[0] ?? '';
  const parameters = disposition.length < DISPOSITION_MAX ? parametersOf(disposition) : null;
  const name = parameters?.get('name');
  if (!parameters || name === undefined) return null;
  const hasFilename = Boolean(parameters.get('filename') || parameters.get('filename*'));
  const isBinary = /^application\/octet-stream\s*(;|$)/i.test(header['content-type']?.[0] ?? '');
  return { name: fromUtf8(name), isFile: hasFilename || isBinary, hasFilename };
};
