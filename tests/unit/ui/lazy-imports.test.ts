import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** What is loaded later and is no part of a screen: each says itself, or needs not say, when it does not arrive. */
const OTHERS: Record<string, string> = {
  'site/admin/screens.ts': 'Every screen goes through screenRoute, in App.tsx.',
  'site/admin/account/login/usePasskeySignIn.ts':
    'The sign-in says that the server cannot be reached; a suggestion is left out.',
  'site/admin/account/login/SecondStep.tsx': 'The sign-in says that the server cannot be reached.',
  'site/admin/account/login/AppSignInPage.tsx': 'The sign-in says that the server cannot be reached.',
  'site/admin/account/security/AddPasskeyDialog.tsx': 'The dialog says that it could not be saved.',
  'site/ui/usePictureChoice.ts':
    'The server looks at a picture that is chosen; one to be made smaller stays, and its button asks again.',
  'site/donations/useDonation.ts': 'The page behind the overlay says all that it says.',
  'site/loader.ts': 'The page stays as it was rendered, and its form posts without scripts.',
  'site/hydrate.tsx': 'Before anything is hydrated: the same.',
  'site/pages/form-pages.ts': 'Before anything is hydrated: the same.',
  'site/pages/pages.ts': 'Before anything is hydrated: the same.',
  'site/development-preamble.ts': 'In development alone.',
};

const sources = ['site', 'desktop/renderer'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The calls of `import()` in a source that are not the whole of what lazyPart or screenRoute loads. */
const bareImports = (text: string) => {
  const code = text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').replace(/\btypeof import\(/g, '');
  const own = /\b(?:lazyPart|screenRoute)\(\s*async \(\) => \(await import\(/g;
  return (code.match(/\bimport\(/g)?.length ?? 0) - (code.match(own)?.length ?? 0);
};

test('every lazy part of a screen is a lazyPart, which has a place of its own to fail in', () => {
  const bare = sources.filter((file) => bareImports(textOf(file)) > 0);
  expect(bare.sort()).toEqual(Object.keys(OTHERS).sort());
});

test('nothing uses React.lazy or Suspense, which take the screen around a part that does not arrive', () => {
  expect(sources.filter((file) => /\bSuspense\b|[{,]\s*lazy\s*[,}].*from 'react'|\blazy\(/.test(textOf(file)))).toEqual(
    [],
  );
});

test('no route is lazy by itself: React Router never asks again for a screen that did not arrive', () => {
  expect(sources.filter((file) => /\blazy: (?!Lazy<)/.test(textOf(file)))).toEqual(['site/admin/screen-route.tsx']);
});

test('the page is loaded anew by presses, and where nothing is unsaved', () => {
  const reloads = sources.filter((file) => /location\.reload\(/.test(textOf(file)));
  expect(reloads.sort()).toEqual([
    'site/admin/shell/new-version/NewVersionBand.tsx',
    'site/admin/shell/new-version/NewVersionContext.tsx',
    'site/admin/shell/not-found/AdminErrorPage.tsx',
    'site/admin/shell/not-found/ScreenNotArrived.tsx',
    'site/pages/PageBoundary.tsx',
    'site/ui/NotArrived.tsx',
  ]);
});
