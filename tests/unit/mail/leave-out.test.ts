import { expect, it } from 'vitest';
import { leaveOut } from '#api/mail/render/leave-out.ts';

it.each([
  ['# Thank you, {{firstName}}', '# Thank you'],
  ['Hello {{firstName}},', 'Hello,'],
  ['Hello {{ firstName }}!', 'Hello!'],
  ['Dear {{firstName}},', 'Hello,'],
  ['# Dear **{{firstName}}**', '# Hello'],
  ['{{firstName}}, we have your offer', 'We have your offer'],
  ['# {{firstName}}: thank you', '# Thank you'],
  ['**{{firstName}}, thank you**', '**Thank you**'],
  ['Dia duit, a {{firstName}}', 'Dia duit'],
  ['A {{firstName}}, a chara,', 'A chara,'],
  ['Dziękujemy, {{firstName}}. To pomaga.', 'Dziękujemy. To pomaga.'],
  ['{{item}}, in {{condition}} condition: “{{description}}”', '{{item}}, in {{condition}} condition'],
  ['You said „{{description}}“ of {{item}}.', 'You said of {{item}}.'],
  ['> {{description}}', '> '],
  ['{{firstName}}', ''],
])('without what nobody has read, “%s” reads “%s”', (words, expected) => {
  expect(leaveOut(words, ['firstName', 'description']).trim()).toBe(expected.trim());
});

it('touches no line that asks for nothing of it', () => {
  const words = 'Dear all,  \n{{charity}} thanks you, {{ item }}. \n\n> x';
  expect(leaveOut(words, ['firstName'])).toBe(words);
});
