import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { drawOver } from './client/plain-forms.ts';
import type { Platform } from './client/platform.ts';
import { visitorPlatform } from './client/visitor-platform.ts';
import { setPageLanguage, type Translator } from './language/t.ts';
import { staticLayout } from './layout/static-layout.tsx';
import type { PageDefinition } from './pages/define-page.ts';
import { formPages } from './pages/form-pages.ts';
import { type PageData, PublicApp } from './pages/PublicApp.tsx';

interface Surroundings {
  platform: Platform;
  Layout: ComponentType<{ children: ReactNode }>;
}

const forStaff = async (): Promise<Surroundings> => {
  const [{ createWebPlatform }, { PublicLayout }] = await Promise.all([
    import('./client/web-platform.ts'),
    import('./layout/PublicLayout.tsx'),
  ]);
  return { platform: createWebPlatform(), Layout: PublicLayout };
};

/** Pages without a form are hydrated for staff alone, who edit them: visitors load no list of those. */
const load = async (key: string): Promise<PageDefinition> => {
  if (Object.hasOwn(formPages, key)) return (await formPages[key as keyof typeof formPages]()).page;
  const { loadPage } = await import('./pages/pages.ts');
  return loadPage(key);
};

/** Visitors of an English page load nothing of other languages. */
const translatorFor = async ({ location }: PageData): Promise<Translator | null> =>
  location.language ? (await import('./language/translator.ts')).translator : null;

/** A browser that translates changes the texts, in their place or in elements of its own. */
const isTranslated = (root: Element, sent: string | undefined) =>
  root.textContent !== sent || root.querySelector('font') !== null;

/**
 * `staff` is true if somebody is signed in here. A page whose texts are not those that were `sent` is drawn anew over them, at
 * once.
 */
export const hydrate = async (staff: boolean, sent: string | undefined): Promise<void> => {
  const root = document.getElementById('root');
  const text = document.getElementById('page-data')?.textContent;
  if (!root || !text) return;
  const data = JSON.parse(text) as PageData;
  const [{ platform, Layout }, { component: Page }, translator] = await Promise.all([
    staff ? forStaff() : { platform: visitorPlatform, Layout: staticLayout(root) },
    load(data.location.key),
    translatorFor(data),
  ]);
  setPageLanguage(data, translator);
  const app = (
    <StrictMode>
      <PublicApp platform={platform} data={data} Page={Page} Layout={Layout} />
    </StrictMode>
  );
  if (isTranslated(root, sent)) drawOver(root, () => flushSync(() => createRoot(root).render(app)));
  else hydrateRoot(root, app);
  document.documentElement.dataset.hydrated = 'true';
};
