import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const FORBIDDEN = /[<>:"/\\|?*\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const freePath = (
  folder: string,
  suggested: string,
  isInUse: (path: string) => boolean = () => false,
): string => {
  const cleaned = suggested.replaceAll(FORBIDDEN, '_').replace(/^\.+/, '').trim();
  const { name, ext } = parse(cleaned || 'download');
  let path = join(folder, name + ext);
  for (let number = 2; existsSync(path) || isInUse(path); number += 1) path = join(folder, `${name} (${number})${ext}`);
  return path;
};
