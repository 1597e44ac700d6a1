import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { postPreview } from '#site/admin/publish/blogs/post-queries.ts';
import type { Platform } from '#site/client/platform.ts';

it('the preview of earlier words is taken back when there are newer ones: the server answers the newest alone', async () => {
  const asked: { body: string; signal: AbortSignal | null | undefined }[] = [];
  const platform = {
    fetch: (_path: string, init?: RequestInit) => {
      asked.push({ body: String(init?.body), signal: init?.signal });
      return new Promise<Response>(() => {});
    },
  } as unknown as Platform;
  const client = new QueryClient();
  const observer = new QueryObserver(client, postPreview(platform, 'Some words'));
  const stop = observer.subscribe(() => {});
  observer.setOptions(postPreview(platform, 'Some words and more'));
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.map(({ body, signal }) => [body, signal?.aborted])).toEqual([
    ['{"body":"Some words"}', true],
    ['{"body":"Some words and more"}', false],
  ]);
  stop();
  client.clear();
});
