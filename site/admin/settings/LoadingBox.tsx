import { Skeleton } from '../../ui/Skeleton.tsx';

/** Stands where a box is being loaded. */
export const LoadingBox = ({ label }: { label: string }) => (
  <section className="box" aria-busy="true">
    <div className="box__body">
      <Skeleton label={label} shape="card" />
    </div>
  </section>
);
