import { LazyPart, lazyPart } from '../../../ui/LazyPart.tsx';
import { PartNotArrived } from '../../../ui/NotArrived.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { SecondStepProps } from './SecondStep.tsx';

const secondStep = lazyPart(async () => (await import('./SecondStep.tsx')).SecondStep);

/** Loads the second step early, as a session may end where nothing can be loaded. */
export const preloadSecondStep = (): void => void secondStep.load(false);

export const LazySecondStep = (props: SecondStepProps) => (
  <LazyPart
    of={secondStep}
    loading={<Skeleton label="Loading the second step" />}
    failed={(state) => <PartNotArrived {...state} />}
  >
    {(SecondStep) => <SecondStep {...props} />}
  </LazyPart>
);
