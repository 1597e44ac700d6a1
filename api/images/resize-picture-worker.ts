/** Entry of the process that decodes pictures: hostile bytes are read here, without access to secrets. */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { availableParallelism, constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { serveJobs } from '../core/serve-jobs.ts';
import { writeNewFile } from '../core/write-new-file.ts';
import type { Job, Outcome } from './picture-workers.ts';

const QUALITY = 78;
/** At this nice value a process gets a third of the processor time of an ordinary one. */
const NORMAL_NICE = 5;

/**
 * In Linux's idle class this process yields at once to any process that wakes; with the lowest nice value alone it would use up
 * its time slice of some milliseconds first. On a single core the idle class would starve it while the server is busy, so
 * there the nice value has to do.
 */
const setLowPriority = (): void => {
  // First, as the command would inherit the lowest nice value. It may be missing: then the nice value has to do.
  if (process.platform === 'linux' && availableParallelism() > 1)
    spawnSync('/usr/bin/chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
  setPriority(constants.priority.PRIORITY_LOW);
};

// For good: only root may leave the idle class.
if (process.argv[2] === 'normal') setPriority(Math.max(getPriority(), NORMAL_NICE));
else setLowPriority();
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

/** Decodes once, at the size of the largest copy; the smaller copies are made from that. */
const decode = async ({ source, stated, upright, turned, fit }: Job) => {
  const input = sharp(source, {
    failOn: 'warning',
    sequentialRead: true,
    limitInputPixels: stated.width * stated.height,
  });
  const { width, height, orientation = 1 } = await input.metadata();
  if (width !== stated.width || height !== stated.height) throw new Error('The header states another size.');
  const sizes = orientation >= 5 ? turned : upright;
  const largest = sizes.at(-1);
  if (!largest) throw new Error('No sizes were asked for.');
  const pixels = await input
    .autoOrient()
    .resize({ ...largest, fit })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels, sizes, largest };
};

const work = async (job: Job): Promise<Outcome> => {
  const { pixels, sizes, largest } = await decode(job);
  const { width, height, channels } = pixels.info;
  for (const size of sizes) {
    const copy = sharp(pixels.data, { raw: { width, height, channels } });
    const sized = size === largest ? copy : copy.resize({ ...size, fit: 'fill' });
    const bytes = await sized.webp({ quality: QUALITY }).toBuffer();
    const path = join(job.folder, `${size.width}x${size.height}.webp`);
    // An earlier worker that ran out of time may have begun it.
    await rm(path, { force: true });
    await writeNewFile(path, bytes);
  }
  return { largest };
};

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

serveJobs((job: Job) =>
  work(job).catch((error: unknown): Outcome => {
    const code = codeOf(error);
    return code ? { fileError: code } : { refused: true };
  }),
);
