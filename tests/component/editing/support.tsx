import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages/languages.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { pagesWithPlaces } from '#contract/places/every-place.ts';
import type { ImagePlace, TextPlace } from '#contract/places/place.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { readSettings } from '#contract/settings/public-calls.ts';
import { PageAnswersProvider } from '#site/client/PageAnswersContext.tsx';
import { PlatformProvider } from '#site/client/PlatformContext.tsx';
import { createPageAnswers, pageKey } from '#site/client/page-answers.ts';
import { createWebPlatform } from '#site/client/web-platform.ts';
import { setPageLanguage } from '#site/language/t.ts';
import { translator } from '#site/language/translator.ts';
import { fillPlaces } from '#site/pages/fill-places.ts';
import { AlertProvider } from '#site/ui/Alert.tsx';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { setUpPerson } from '../../support/person.ts';
import { made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';
import { formOf, pngFile } from '../../support/submissions.ts';

type Part = ReactElement<{ of: TextPlace | ImagePlace }>;

/** An editable part of a page, filled from the server, seen by an administrator, or by whoever is named; null is a visitor. */
export const renderPart = async (
  part: Part,
  {
    api = screenApi(),
    as = {},
    language,
  }: { api?: ScreenApi; as?: Partial<StoredPerson> | null; language?: Language } = {},
) => {
  const platform = createWebPlatform();
  const me = as && (await addPerson(api.deps, as));
  const signIn = async () => {
    if (me) await platform.session.signIn({ way: 'password', email: me.email, password: PASSWORD });
  };
  await signIn();
  api.line.calls.length = 0;
  const answers = createPageAnswers();
  const { relativeUrl } = part.props.of;
  answers.set(pageKey(readSettings, {}), defaultSettings);
  setPageLanguage({ location: language ? { language } : {} }, translator);
  const view = render(
    <PageAnswersProvider value={answers}>
      <PlatformProvider value={platform}>
        <AlertProvider>{part}</AlertProvider>
      </PlatformProvider>
    </PageAnswersProvider>,
  );
  void fillPlaces({ places: pagesWithPlaces.find(({ path }) => path === relativeUrl), language }, platform, answers);
  return { ...view, api, line: api.line, platform, me, signIn, person: setUpPerson() };
};

/** The texts that somebody has written, as the server keeps them now. */
export const textsIn = (api: ScreenApi) =>
  [...api.deps.store.data.textContainers.all()].filter(({ content }) => content);
export const imagesIn = (api: ScreenApi) => [...api.deps.store.data.imageContainers.all()];

/** Saves a text as a colleague does. */
export const colleagueSaves = async (
  api: ScreenApi,
  content: string,
  name = 'Nuala Kehoe',
  id = textsIn(api)[0]?.id,
) => {
  const as = await api.staff('Administrator', name);
  return made(await api.call('put', `/textcontainers/${id}`, { as, json: { content } }));
};

/** Uploads another picture as a colleague does. */
export const colleagueUploads = async (api: ScreenApi, altText: string, name = 'Nuala Kehoe') => {
  const [image] = imagesIn(api);
  const as = await api.staff('Administrator', name);
  const form = formOf({ image: pngFile(), altText });
  return made(await api.call('post', `/imagecontainers/${image?.id}/image`, { as, form }));
};
