import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAssets } from '#api/pages/assets.ts';

it('built files are found once the disk can list them, also when it could not at first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  try {
    // Listing it fails as long as it is no folder.
    writeFileSync(join(folder, 'assets'), '');
    const assets = createAssets(folder);
    await expect(assets.at('/assets/main.js')).rejects.toThrow('ENOTDIR');
    rmSync(join(folder, 'assets'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'main.js'), 'run()');
    const found = await (await assets.at('/assets/main.js'))?.make();
    expect(found?.body.toString()).toBe('run()');
    expect(await assets.at('/assets/other.js')).toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
