import { PASSWORD_COMMON, PASSWORD_MIN, PASSWORD_TOO_SHORT } from '#contract/people/people.ts';
import { Failure } from '../core/failure.ts';
import { commonPasswords, commonWords } from './common-words.ts';
import type { PasswordStrength } from './interfaces.ts';

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '12345678901', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NEIGHBOURS = new Set(
  ROWS.flatMap((row) => [...row].slice(1).flatMap((letter, at) => [`${row[at]}${letter}`, `${letter}${row[at]}`])),
);

const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const undisguised = (text: string) => text.replace(/[@43105$]/g, (sign) => DISGUISES[sign] ?? sign);

const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** True if three quarters of the characters repeat the previous one or neighbour it on the keyboard or in the alphabet. */
const isRun = (text: string): boolean => {
  const letters = [...text];
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  const weakPairs = pairs.filter((pair) => pair[0] === pair[1] || NEIGHBOURS.has(pair));
  return weakPairs.length >= pairs.length * 0.75;
};

const isRepetition = (text: string): boolean => new Set(text).size <= 3 || /^(.{1,10})\1+.{0,4}$/su.test(text);

export interface PasswordOwner {
  email: string;
  name: string;
  words?: readonly string[];
}

const knownParts = ({ email, name, words = [] }: PasswordOwner): string[] =>
  [...new Set([email, name, ...words].flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)))]
    .filter((part) => part.length >= 4)
    .sort((one, other) => other.length - one.length);

const restIsWeak = (text: string): boolean => text.length < 4 || commonWords.has(text);

const isMostlyKnown = (text: string, parts: readonly string[]): boolean => {
  const rest = parts.reduce((remaining, part) => remaining.replaceAll(part, ''), text);
  return rest !== text && restIsWeak(withoutEnds(rest));
};

/** Applies only the rules; the estimate may find more. */
export const isCommonPassword = (password: string, owner: PasswordOwner): boolean => {
  const text = password.normalize('NFKC').toLowerCase();
  if (isRun(text) || isRepetition(text) || commonPasswords.has(text.replace(/\s+/g, ''))) return true;
  const parts = knownParts(owner);
  const core = withoutEnds(text.replace(/[\s_.-]+/g, ''));
  return [core, undisguised(core)].some((form) => commonWords.has(form) || isMostlyKnown(form, parts));
};

const refusal = (sentence: string, field: string) =>
  new Failure('invalid', sentence, { fields: { [field]: sentence } });

/** @throws Failure `invalid` with advice under `field`. */
export const checkNewPassword = async (
  { passwordStrength }: { passwordStrength: PasswordStrength },
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<void> => {
  if (password.length < PASSWORD_MIN) throw refusal(PASSWORD_TOO_SHORT, field);
  const { email, name, words = [] } = owner;
  const advice = await passwordStrength.adviceOn(password.normalize('NFKC'), [email, name, ...words]);
  if (advice === null && !isCommonPassword(password, owner)) return;
  throw refusal(advice ? `${PASSWORD_COMMON} ${advice}` : PASSWORD_COMMON, field);
};
