import { describe, expect, it } from 'vitest';
import { layers } from '../../../scripts/layers/allowed-imports.mjs';
import { checkLayers } from '../../../scripts/layers/check.mjs';

const check = (...imports: { from: string; file?: string; package?: string }[]) => checkLayers(layers, imports);

describe('the plan of the layers', () => {
  it.each([
    ['api/core/log.ts', 'api/http/route.ts'],
    ['api/store/store.ts', 'api/testimonials/submit.ts'],
    ['api/store/disk/load-folder.ts', 'api/http/deps.ts'],
    ['api/delivery/deliver.ts', 'api/mail/deliver.ts'],
    ['api/http/route.ts', 'api/testimonials/submit.ts'],
    ['api/testimonials/submit.ts', 'api/app/env.ts'],
    ['api/pages/serve-pages.ts', 'site/entry-server.tsx'],
    ['site/ui/Button.tsx', 'site/layout/Hero.tsx'],
    ['site/client/auth.ts', 'api/auth/routes.ts'],
    ['site/admin/App.tsx', 'site/pages/home/HomePage.tsx'],
    ['desktop/main/index.ts', 'site/client/auth.ts'],
    ['desktop/preload/index.ts', 'api/contract/people/people.ts'],
  ])('does not let %s import %s', (from, file) => {
    expect(check({ from, file })).toEqual([expect.stringContaining(`${from} may not import ${file}`)]);
  });

  it.each([
    ['api/contract/people/people.ts', 'zod'],
    ['api/people/list.ts', 'react'],
    ['site/pages/home/HomePage.tsx', 'node:fs'],
    ['site/client/auth.ts', 'hono'],
    ['desktop/renderer/main.tsx', 'electron'],
    ['desktop/main/index.ts', 'react'],
  ])('does not let %s import the package %s', (from, name) => {
    expect(check({ from, package: name })).toEqual([`${from} may not import the package ${name}.`]);
  });

  it('lets every layer import what lies below it', () => {
    expect(
      check(
        { from: 'api/testimonials/submit.ts', file: 'api/picture-attachments/save-pictures.ts' },
        { from: 'api/app/main.ts', file: 'api/testimonials/submit.ts' },
        { from: 'site/pages/home/HomePage.tsx', file: 'site/layout/Hero.tsx' },
        { from: 'desktop/renderer/main.tsx', file: 'site/admin/App.tsx' },
        { from: 'site/client/auth.ts', package: 'zod/mini' },
      ),
    ).toEqual([]);
  });

  it('finds circles of files, and circles of subjects that none of their files is in', () => {
    const circle = [
      { from: 'api/core/a.ts', file: 'api/core/b.ts' },
      { from: 'api/core/b.ts', file: 'api/core/a.ts' },
    ];
    expect(check(...circle)).toEqual(['Files in a circle: api/core/a.ts > api/core/b.ts > api/core/a.ts.']);
    const folders = [
      { from: 'api/blogs/write.ts', file: 'api/media/library.ts' },
      { from: 'api/media/replace.ts', file: 'api/blogs/view.ts' },
    ];
    expect(check(...folders)).toEqual(['Folders in a circle: api/blogs > api/media > api/blogs.']);
  });

  it('asks for a place for every file', () => {
    expect(check({ from: 'api/new-room/a.ts', package: 'zod' })).toEqual([
      'api/new-room/a.ts belongs to no layer of scripts/layers/allowed-imports.mjs.',
    ]);
  });
});
