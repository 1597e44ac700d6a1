import type { Picture } from '#contract/pictures.ts';
import { viewEntry } from '../audit/list.ts';
import { recordAudit } from '../audit/record.ts';
import { decidedByName as donationDecidedByName } from '../donations/view.ts';
import type { Deps } from '../http/deps.ts';
import type { RawAnswer } from '../http/route.ts';
import type { Actor } from '../identity/ports.ts';
import { stopsOf } from '../stops/stops-of.ts';
import { decidedByName as testimonialDecidedByName } from '../testimonials/view.ts';
import { recordsOf } from './find.ts';
import { formatCounts } from './format-counts.ts';

export const exportFile: RawAnswer = { contentType: 'application/json' };

const pictureOf = async ({ images }: Deps, picture: Picture) => {
  const copy = await images.read(picture.id, `${picture.width}x${picture.height}.webp`);
  return copy && `data:${copy.type};base64,${Buffer.from(copy.bytes).toString('base64')}`;
};

/** Everything about one e-mail address, including photos, without password hashes and tokens. */
const dataOf = async (deps: Deps, email: string) => {
  const { data } = deps.store;
  const { testimonials, donations, account, audit } = recordsOf(deps, email);
  return {
    exportedAt: deps.now().toISOString(),
    email,
    testimonials: await Promise.all(
      testimonials.map(async ({ linkHash, linkVersion, previous, likeness, picture, ...testimonial }) => ({
        ...testimonial,
        ...testimonialDecidedByName(data, testimonial),
        picture: picture && (await pictureOf(deps, picture)),
      })),
    ),
    donations: await Promise.all(
      donations.map(async ({ linkVersion, previous, likeness, photos, ...donation }) => ({
        ...donation,
        ...donationDecidedByName(data, donation),
        photos: await Promise.all(photos.map((photo) => pictureOf(deps, photo))),
        stops: await Promise.all(
          stopsOf(data, donation.id).map(async ({ photo, ...stop }) => ({
            ...stop,
            photo: photo && (await pictureOf(deps, photo)),
          })),
        ),
      })),
    ),
    account: account && {
      id: account.id,
      name: account.name,
      email: account.email,
      role: account.role,
      disabled: account.disabled,
      createdAt: account.createdAt,
      lastLogin: account.lastLogin,
    },
    mails: [...testimonials, ...donations, ...(account ? [account] : [])].flatMap(({ id }) =>
      data.mails
        .list('about', id)
        .map(({ kind, to, state, createdAt, sentAt }) => ({ kind, to, state, createdAt, sentAt })),
    ),
    log: audit.map(({ repeatKey, ...entry }) => viewEntry(data, entry)),
  };
};

/** The export as a download, `personal-data.json`; adds an audit entry without the address. */
export const exportPerson = async (deps: Deps, email: string, actor: Actor): Promise<Response> => {
  const data = await dataOf(deps, email);
  await deps.store.change((draft) =>
    recordAudit(draft, deps, {
      actor,
      action: 'exported',
      subjectKind: 'privacy',
      subjectId: deps.newId(),
      detail: formatCounts({
        testimonials: data.testimonials.length,
        donations: data.donations.length,
        account: data.account ? 1 : 0,
      }),
    }),
  );
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': `${exportFile.contentType}; charset=utf-8`,
      'content-disposition': 'attachment; filename="personal-data.json"',
    },
  });
};
