import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages/languages.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import type { ImagePlace, TextPlace } from '#contract/places/place.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { readSettings } from '#contract/settings/public-calls.ts';
import { PageAnswersProvider } from '#site/client/PageAnswersContext.tsx';
import { PlatformProvider } from '#site/client/PlatformContext.tsx';
import { createPageAnswers, pageKey } from '#site/client/page-answers.ts';
import { readImage, readText } from '#site/client/places.ts';
import { createWebPlatform } from '#site/client/web-platform.ts';
import { EditableText } from '#site/editing/EditableText.tsx';
import { setPageLanguage } from '#site/language/t.ts';
import { translator } from '#site/language/translator.ts';
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
  const { relativeUrl, key } = part.props.of;
  answers.set(pageKey(readSettings, {}), defaultSettings);
  const read = part.type === EditableText ? readText : readImage;
  setPageLanguage({ location: language ? { language } : {} }, translator);
  const view = render(
    <PageAnswersProvider value={answers}>
      <PlatformProvider value={platform}>
        <AlertProvider>{part}</AlertProvider>
      </PlatformProvider>
    </PageAnswersProvider>,
  );
  void answers.ask<unknown>(read(platform, relativeUrl, key));
  return { ...view, api, line: api.line, platform, me, signIn, person: setUpPerson() };
};

/** A text that is there, as the server keeps it now. */
export const textsIn = (api: ScreenApi) => [...api.deps.store.data.textContainers.all()];
export const imagesIn = (api: ScreenApi) => [...api.deps.store.data.imageContainers.all()];

/** Saves a text as a colleague does. */
export const colleagueSaves = async (api: ScreenApi, content: string, name = 'Nuala Kehoe') => {
  const [text] = textsIn(api);
  const as = await api.staff('Administrator', name);
  return made(await api.call('put', `/textcontainers/${text?.id}`, { as, json: { content } }));
};

/** Uploads another picture as a colleague does. */
export const colleagueUploads = async (api: ScreenApi, altText: string, name = 'Nuala Kehoe') => {
  const [image] = imagesIn(api);
  const as = await api.staff('Administrator', name);
  const form = formOf({ image: pngFile(), altText });
  return made(await api.call('post', `/imagecontainers/${image?.id}/image`, { as, form }));
};
