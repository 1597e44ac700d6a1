import { networksOf } from '../attempts/networks.ts';
import type { Deps } from '../http/deps.ts';
import type { Sender, Upload } from '../images/images.ts';
import { type PictureRules, refusalOf, type Waiting } from './make-picture.ts';
import { removePictures } from './remove-pictures.ts';

type ReceiveDeps = Pick<Deps, 'images' | 'attempts' | 'waitingPictures' | 'pendingUploads' | 'log' | 'newId'>;

const countPictures = async ({ attempts }: ReceiveDeps, { key }: Sender, count: number): Promise<void> => {
  for (let picture = 0; picture < count; picture += 1) {
    await attempts.use('picture', key);
  }
};

/** Neighbours in an IPv4 network are strangers; an IPv6 network has endlessly many addresses. */
const ownerOf = ({ key: address }: Sender) => ({
  address,
  network: address.includes(':') ? networksOf(address).wide : address,
});

const checkHeaders = async ({ images }: ReceiveDeps, uploads: readonly Upload[], rules: PictureRules) => {
  const checked = await Promise.allSettled(uploads.map((upload) => images.check(upload, rules)));
  for (const one of checked) if (one.status === 'rejected') throw refusalOf(one.reason, rules.field) ?? one.reason;
};

const keepAll = async (deps: ReceiveDeps, uploads: readonly Upload[]): Promise<Waiting[]> => {
  const ids = uploads.map(() => deps.newId());
  for (const [at, { sender }] of uploads.entries()) {
    if (sender && !sender.isStaff) deps.pendingUploads.sent(ids[at] ?? '', sender.key);
  }
  const results = await Promise.allSettled(uploads.map((upload, at) => deps.images.keep(ids[at] ?? '', upload)));
  const failed = results.find((one) => one.status === 'rejected');
  if (failed) {
    await removePictures(deps, ids);
    throw failed.reason;
  }
  return results.flatMap((one, at) => (one.status === 'fulfilled' ? [{ id: ids[at] ?? '', upload: one.value }] : []));
};

/**
 * Checks headers and the sender's limits, and keeps the uploads until their pictures are made.
 * @returns new ids, and a function that gives back one place in the quota; call it once for each.
 * @throws Failure of the first refused upload, `rate_limited`, or `unavailable`; none is kept then.
 */
export const receivePictures = async (
  deps: ReceiveDeps,
  uploads: readonly Upload[],
  rules: PictureRules,
): Promise<{ waiting: Waiting[]; giveBack: () => void }> => {
  const sender = uploads[0]?.sender;
  const visitor = sender && !sender.isStaff ? sender : null;
  if (visitor) await countPictures(deps, visitor, uploads.length);
  await checkHeaders(deps, uploads, rules);
  const giveBack = visitor ? deps.waitingPictures.take(ownerOf(visitor), uploads.length) : () => {};
  try {
    return { waiting: await keepAll(deps, uploads), giveBack };
  } catch (error) {
    for (const _ of uploads) giveBack();
    throw error;
  }
};
