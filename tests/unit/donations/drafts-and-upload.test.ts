import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#site/client/api-error.ts';
import { createFileBox, type FileBox } from '#site/client/file-box.ts';
import { createFormDrafts } from '#site/client/form-drafts.ts';
import { keyOfPhoto } from '#site/client/idempotency-key.ts';
import { createPhotoUpload } from '#site/client/upload.ts';
import { visitorPlatform } from '#site/client/visitor-platform.ts';

const memoryStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage & { kept: Map<string, string> };
};
const memoryFiles = (): FileBox => {
  const kept = new Map<string, File[]>();
  return {
    read: async (key) => kept.get(key) ?? [],
    keep: async (key, files) => void kept.set(key, [...files]),
  };
};
const photo = new File(['x'], 'one.jpg', { type: 'image/jpeg' });

describe('drafts', () => {
  test('keep fields and files by name until they are forgotten', async () => {
    const storage = memoryStorage();
    const drafts = createFormDrafts('donation', () => storage, memoryFiles());
    drafts.keepFields({ submitterName: 'Deirdre' });
    drafts.keepFiles([photo]);
    expect(await drafts.read()).toEqual({ fields: { submitterName: 'Deirdre' }, files: [photo] });
    drafts.forget();
    expect(await drafts.read()).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  test('are none when they are empty or damaged', async () => {
    const storage = memoryStorage();
    const drafts = createFormDrafts(
      'donation',
      () => storage,
      createFileBox(() => undefined),
    );
    drafts.keepFields({ submitterName: '  ' });
    drafts.keepFiles([photo]);
    expect(await drafts.read()).toBeNull();
    storage.setItem('draft.donation', '{"submitterName":7}');
    expect(await drafts.read()).toBeNull();
  });

  test('that cannot be read or kept are only logged', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const broken = (): never => {
      throw new Error('forbidden');
    };
    const drafts = createFormDrafts('donation', broken, { read: async () => broken(), keep: async () => broken() });
    drafts.keepFields({ a: 'b' });
    drafts.keepFiles([photo]);
    drafts.forget();
    expect(await drafts.read()).toBeNull();
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });
});

describe('sending a photo from a browser', () => {
  const request = (status: number, body = '') => {
    const made = {
      upload: {} as { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void },
      status,
      responseText: body,
      opened: [] as string[],
      headers: [] as string[][],
      onload: null as (() => void) | null,
      onerror: null as (() => void) | null,
      onabort: null as (() => void) | null,
      open: (...words: string[]) => void made.opened.push(...words),
      setRequestHeader: (...words: string[]) => void made.headers.push(words),
      send: (form: FormData) => {
        expect(form.getAll('photos')).toEqual([photo]);
        made.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
        if (status === 0) made.onerror?.();
        else made.onload?.();
      },
    };
    return made;
  };
  const sent = async (status: number, body?: string) => {
    const made = request(status, body);
    const shares: number[] = [];
    const upload = createPhotoUpload(visitorPlatform, () => made as unknown as XMLHttpRequest);
    const answer = await upload('abc', photo, (share) => shares.push(share)).catch((error: unknown) => error);
    return { answer, shares, opened: made.opened, headers: made.headers };
  };

  test('tells how far it is', async () => {
    const { answer, shares, opened } = await sent(201, '{"photoUrls":[],"picturesWaiting":1}');
    expect(answer).toEqual({ photoUrls: [], picturesWaiting: 1 });
    expect(shares).toEqual([0.25]);
    expect(opened).toEqual(['POST', '/api/donationitems/abc/photos']);
  });

  test('sends the same file with the same key, and another one with another', async () => {
    const [first, again] = [await sent(0), await sent(201, '{"photoUrls":[],"picturesWaiting":0}')];
    expect(first.headers).toEqual([['Idempotency-Key', expect.stringMatching(/^[0-9a-f-]{36}$/)]]);
    expect(again.headers).toEqual(first.headers);
    const chosenAgain = new File(['x'], photo.name, { lastModified: photo.lastModified });
    expect(keyOfPhoto(chosenAgain)).toBe(first.headers[0]?.[1]);
    expect(keyOfPhoto(new File([], photo.name))).not.toBe(first.headers[0]?.[1]);
  });

  test('fails with the answer, or without a connection', async () => {
    const refused = await sent(409, '{"code":"conflict","message":"You can upload a maximum of 5 photos"}');
    expect(refused.answer).toBeInstanceOf(ApiError);
    expect(refused.answer).toHaveProperty('problem.message', 'You can upload a maximum of 5 photos');
    expect((await sent(0)).answer).toBeInstanceOf(TypeError);
  });
});
