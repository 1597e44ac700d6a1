import { part, rule } from './message.ts';

export const helplineWords = part('notes', {
  helplinesTitle: rule('Are you safe just now?'),
  helplinesLead: rule(
    'Please do not wait for our answer. These people answer now, day and night, and it costs nothing.',
  ),
  urgentThanks: 'Thank you for telling us.',
  urgentRead: rule(
    'A person reads every word, though not at night. It may be our next opening day before somebody does.',
  ),
  inDangerNow: rule('In danger now'),
  samaritans: rule('Samaritans, day or night, free'),
  pieta: rule('Pieta, day or night, free'),
  byText: rule('By text message, day or night, free'),
  eitherNumber: rule('{first} or {second}'),
  textTo: rule('{word} to {number}'),
});
