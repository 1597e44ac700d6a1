import { defaultHelplines, type Helpline } from '../testimonials/helplines.ts';

// Small letters without apostrophes. A rough sieve for a form: what it hears shows telephone numbers, and refuses nothing.
const URGENT_WORDS = [
  /\bsuicid/,
  /\b(?:kill|harm|hurt|cut|hang) my ?self\b/,
  /\b(?:end|take) (?:my (?:own )?life|it all)\b/,
  /\b(?:want|wish|going|ready) to (?:die|be dead)\b|\bwish i (?:was|were) dead\b/,
  /\bdont want to (?:live|be here|be alive|wake up|go on)\b/,
  /\b(?:cant|cannot|can not) (?:go on|take (?:it|this)|cope|carry on)\b/,
  /\bno (?:reason|point) (?:in |to )?(?:live|living|going on)\b/,
  /\b(?:took|taken|take) (?:an |too many |all (?:my|the) )?(?:overdose|tablets|pills)\b|\boverdose\b/,
  /\bchest pains?\b|\bheart attack\b|\bhaving a stroke\b/,
  /\b(?:cant|cannot|can not|not|hardly|barely) (?:breathe|breathing)\b/,
  /\b(?:unconscious|collapsed|choking|bleeding (?:badly|heavily|a lot)|wont stop bleeding)\b/,
  /\b(?:hits|beats|strangles|rapes?d?) me\b|\bafraid (?:of|to go home to) my (?:husband|partner|wife|father|boyfriend)\b/,
  /\b(?:999|112)\b|\bambulance now\b/,
];

export const soundsUrgent = (written: string): boolean => {
  const words = written
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/\s+/g, ' ');
  return URGENT_WORDS.some((rule) => rule.test(words));
};

export const helplinesForWords = (words: string, heard: readonly Helpline[] | null): readonly Helpline[] | null =>
  heard ?? (soundsUrgent(words) ? defaultHelplines : null);
