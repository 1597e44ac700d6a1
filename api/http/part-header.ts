export interface PartHeader {
  name: string;
  isFile: boolean;
  /** True also for an empty name, which browsers send if no file was chosen. */
  hasFilename: boolean;
}

const DISPOSITION_MAX = 16 * 1024;

const PARAMETER = /\s*;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s";]+))\s*/y;
const FORM_DATA = /^form-data(?=\s*;)/i;

/** Null if they cannot be read to the end. */
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

/** Header fields arrive as one character a byte, but are UTF-8. */
const fromUtf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();

/** True for a control character except tab, which no field may have (RFC 9110, 5.5). */
const hasControls = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code < 0x20 && code !== 0x09) || code === 0x7f) return true;
  }
  return false;
};

/** Expects field names in lower case; null if it is not a form's header (RFC 7578). */
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
