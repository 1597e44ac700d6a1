import type { Finding, Rule } from './finding.ts';
import { matches } from './matches.ts';

const ROUTING_KEYS = new Set(
  `A41 A42 A45 A63 A67 A75 A81 A82 A83 A84 A85 A86 A91 A92 A94 A96 A98 C15 D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11
   D12 D13 D14 D15 D16 D17 D18 D20 D22 D24 D6W E21 E25 E32 E34 E41 E45 E53 E91 F12 F23 F26 F28 F31 F35 F42 F45 F52 F56
   F91 F92 F93 F94 H12 H14 H16 H18 H23 H53 H54 H62 H65 H71 H91 K32 K34 K36 K45 K56 K67 K78 N37 N39 N41 N91 P12 P14 P17
   P24 P25 P31 P32 P36 P43 P47 P51 P56 P61 P67 P72 P75 P81 P85 R14 R21 R32 R35 R42 R45 R51 R56 R93 R95 T12 T23 T34 T45
   T56 V14 V15 V23 V31 V35 V42 V92 V93 V94 V95 W12 W23 W34 W91 X35 X42 X91 Y14 Y21 Y25 Y34 Y35`.split(/\s+/),
);
const EIRCODE = /(?<![\p{L}\p{N}])([AC-FHKNPRTV-Y](?:\d\d|6W))([ -]?)([AC-FHKNPRTV-Y0-9]{4})(?![\p{L}\p{N}])/giu;

// "A 9 6 X 5 T 2": each sign by itself, as it is dictated.
const SPACED =
  /(?<![\p{L}\p{N}])[AC-FHKNPRTV-Y](?:[ .-]{1,2}(?:\d[ .-]{1,2}\d|6[ .-]{1,2}W))(?:[ .-]{1,2}[AC-FHKNPRTV-Y0-9]){4}(?![\p{L}\p{N}])/giu;
// Where the text says that it is one, a wrong letter does not matter.
const LABELLED =
  /\b(?:eir|post|zip) ?code(?: (?:is|was|of))?[ :]{0,3}(?<code>[a-z](?:\d\d|6w)[ -]{0,2}[a-z0-9]{4})(?![a-z0-9])/gi;

const isMixed = (home: string): boolean => /\d/.test(home) && /[a-z]/i.test(home);

export const eircodes: Rule = ({ plain }) => {
  const findings: Finding[] = [];
  for (const match of matches(plain, EIRCODE)) {
    const [whole, key = '', , home = ''] = match;
    // "E45 face" is a cream and "T12 1995" a vertebra: the second half always mixes letters and digits.
    if (!isMixed(home)) continue;
    if (!ROUTING_KEYS.has(key.toUpperCase()) && whole !== whole.toUpperCase()) continue;
    const end = match.index + whole.length;
    findings.push({ kind: 'eircode', effect: 'refuse', message: 'An Eircode.', start: match.index, end });
  }
  for (const { 0: whole, index: start } of matches(plain, SPACED)) {
    const signs = whole.replace(/[ .-]/g, '').toUpperCase();
    if (!ROUTING_KEYS.has(signs.slice(0, 3)) || !isMixed(signs.slice(3))) continue;
    findings.push({ kind: 'eircode', effect: 'refuse', message: 'An Eircode.', start, end: start + whole.length });
  }
  for (const { 0: whole, index, groups } of matches(plain, LABELLED)) {
    const end = index + whole.length;
    const start = end - (groups?.code ?? '').length;
    if (findings.some((known) => known.start === start)) continue;
    findings.push({ kind: 'eircode', effect: 'refuse', message: 'An Eircode.', start, end });
  }
  return findings;
};
