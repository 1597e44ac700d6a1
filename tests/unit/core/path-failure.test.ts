import { expect, it } from 'vitest';
import { pathFailure } from '#api/core/path-failure.ts';

const failed = (code: string) => Object.assign(new Error(`${code}: open`), { code });

it.each([
  ['ENOENT', 'There is no folder /mnt/stick, and it cannot be made. Please name another place.'],
  [
    'EACCES',
    'The user that the portal runs as may not use /mnt/stick/all.tar. Please allow it, or name another place.',
  ],
  ['EROFS', 'The disk with /mnt/stick/all.tar can only be read. Please name another place.'],
  ['ENOSPC', 'The disk with /mnt/stick/all.tar is full. Please free some space, or name another place.'],
  ['EIO', 'The disk with /mnt/stick/all.tar reports an error (EIO). Please check it, then try again.'],
])('a path that fails with %s is named with what to do', (code, sentence) => {
  expect(pathFailure(failed(code), '/mnt/stick/all.tar')).toBe(sentence);
});

it('what is no error of the system says nothing of a path', () => {
  for (const error of [new Error('Damaged.'), failed('ERR_INVALID_ARG_TYPE'), null])
    expect(pathFailure(error, '/mnt')).toBeNull();
});
