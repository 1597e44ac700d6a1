import type { ComponentProps } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';

export const LoadingBox = ({ label, shape = 'card' }: ComponentProps<typeof Skeleton>) => (
  <section className="box" aria-busy="true">
    <div className="box__body">
      <Skeleton label={label} shape={shape} />
    </div>
  </section>
);
