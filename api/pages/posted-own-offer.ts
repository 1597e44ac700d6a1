import { anotherDay, DAY_NOTE_MAX, ownDayChoice, ownDonationRequest } from '#contract/donations/own-donation.ts';
import { photoField } from '#contract/donations/photo-field.ts';
import { placeIn } from '#contract/manage-link/manage-token.ts';
import { Failure } from '../core/failure.ts';
import { askAnotherDay } from '../donations/ask-another-day.ts';
import { chooseDayByLink } from '../donations/choose-day.ts';
import { addPhotosByLink, readByLink, withdrawByLink } from '../donations/manage-own.ts';
import { ownCalendar } from '../donations/own-calendar.ts';
import { parse } from '../http/parse.ts';
import { lastOf, type PostedForm, plainTexts } from './posted-form-type.ts';

const handle: PostedForm['handle'] = async (deps, texts, files, source) => {
  const { token } = parse(ownDonationRequest, plainTexts(texts));
  const values = { token };
  const step = lastOf(texts, 'do');
  if (step === 'withdraw') {
    return { values, ownOffer: { donation: await withdrawByLink(deps, token), done: 'withdrawn' } };
  }
  if (step === 'another-day') {
    await deps.space.checkGrowth();
    const donation = await askAnotherDay(deps, parse(anotherDay, plainTexts(texts)));
    return { values, ownOffer: { donation, done: null } };
  }
  if (step === 'choose') {
    const donation = await chooseDayByLink(deps, parse(ownDayChoice, plainTexts(texts)));
    return { values, ownOffer: { donation, done: null } };
  }
  if (step === 'calendar') return { file: await ownCalendar(deps, token) };
  if (step !== 'photos') {
    const place = placeIn(lastOf(texts, 'token') ?? '');
    return { values, ownOffer: { donation: await readByLink(deps, token), done: null, place } };
  }
  await deps.space.checkGrowth();
  await addPhotosByLink(deps, { token, uploads: files.photos ?? [], key: source.key });
  return { values, ownOffer: { donation: await readByLink(deps, token), done: 'photos' } };
};

const refused: PostedForm['refused'] = async (deps, texts) => {
  try {
    const { token } = parse(ownDonationRequest, plainTexts(texts));
    return { ownOffer: { donation: await readByLink(deps, token), done: null } };
  } catch (error) {
    if (error instanceof Failure) return {};
    throw error;
  }
};

export const postedOwnOffer: PostedForm = {
  files: { photos: photoField },
  repeated: [],
  limit: 'manageLink',
  essential: true,
  status: 200,
  handle,
  refused,
  freeTexts: { note: DAY_NOTE_MAX },
};
