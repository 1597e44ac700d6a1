import type { DiskSpace } from '../core/disk-space.ts';
import type { Images } from '../images/images.ts';
import type { Figure } from './metrics.ts';
import type { Readiness } from './readiness.ts';

const MB = 1024 * 1024;

export interface Machine {
  images: Pick<Images, 'queue'>;
  space: Pick<DiskSpace, 'measure' | 'state'>;
  readiness: Readiness;
  version: string;
}

const bytes = (mb: number | null): number | null => mb && mb * MB;

export const machineFigures = ({ space, readiness, images, version }: Machine): Figure[] => {
  const spaceNow = async () => {
    await space.measure();
    return space.state();
  };
  return [
    {
      name: 'portal_info',
      help: 'Always 1; the version is the label.',
      kind: 'gauge',
      label: 'version',
      read: () => ({ [version]: 1 }),
    },
    {
      name: 'portal_ready',
      help: '1 while something can be written, else 0; as /api/ready.',
      kind: 'gauge',
      read: () =>
        readiness.check().then(
          () => 1,
          () => 0,
        ),
    },
    {
      name: 'portal_disk_free_bytes',
      help: 'Free space of the disk with the data.',
      kind: 'gauge',
      read: async () => bytes((await spaceNow()).freeMb),
    },
    {
      name: 'portal_disk_total_bytes',
      help: 'Size of the disk with the data.',
      kind: 'gauge',
      read: async () => bytes((await spaceNow()).totalMb),
    },
    {
      name: 'portal_disk_reserve_bytes',
      help: 'Free space below which uploads are refused; below half of it everything that grows.',
      kind: 'gauge',
      read: async () => bytes((await spaceNow()).reserveMb),
    },
    {
      name: 'portal_pictures',
      help: 'Pictures that are worked on or wait for it.',
      kind: 'gauge',
      label: 'state',
      read: () => ({ ...images.queue() }),
    },
  ];
};
