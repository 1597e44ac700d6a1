import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { GOOGLE_SCRIPT, trustedGoogleScript, trustedHtml } from '#site/ui/trusted-html.ts';

const sources = ['site', 'desktop/renderer', 'desktop/preload'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();

it('there is one Trusted Types policy beside that of the offline worker, and few places that take HTML over', () => {
  expect(filesWith(/createPolicy/)).toEqual(['site/register-offline-worker.ts', 'site/ui/trusted-html.ts']);
  expect(filesWith(/dangerouslySetInnerHTML/)).toEqual(['site/layout/static-layout.tsx', 'site/ui/SanitisedText.tsx']);
  // The preview of mails only reads it: it shows elements of its own.
  expect(filesWith(/trustedHtml\(/)).toEqual(['site/admin/charity/mail/MailView.tsx', 'site/ui/SanitisedText.tsx']);
  expect(filesWith(/trustedContent\(/)).toEqual(['site/layout/static-layout.tsx']);
  // What is pasted into a post lies in a template, where nothing runs or loads, until the editor's schema has read it.
  expect(filesWith(/pastedFragment\(/)).toEqual(['site/admin/publish/blogs/rich/transfer.ts']);
  const pasted = 'site/ui/trusted-html.ts';
  expect(readFileSync(pasted, 'utf8').match(/\.innerHTML\s*=/g)).toHaveLength(1);
  expect(filesWith(/\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|new Function|\beval\(/)).toEqual([
    pasted,
  ]);
});

it('the policy lets Google’s script pass, and no other', () => {
  const created: { name: string; rules: { createHTML(text: string): string; createScriptURL(url: string): string } }[] =
    [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: (typeof created)[number]['rules']) => {
      created.push({ name, rules });
      return rules;
    },
  });
  expect(trustedHtml('<p>a</p>' as SanitisedHtml)).toBe('<p>a</p>');
  expect(trustedGoogleScript()).toBe(GOOGLE_SCRIPT);
  expect(created.map(({ name }) => name)).toEqual(['server-html']);
  for (const url of ['https://evil.example/x.js', `${GOOGLE_SCRIPT}?x`, 'data:text/javascript,1', '']) {
    expect(() => created[0]?.rules.createScriptURL(url), url).toThrow(TypeError);
  }
});
