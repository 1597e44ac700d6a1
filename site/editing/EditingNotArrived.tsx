import { useLazy } from '../ui/LazyPart.tsx';
import { PartNotArrived } from '../ui/NotArrived.tsx';
import { staffImage, staffText } from './staff-halves.ts';

export const EditingNotArrived = () => {
  const failed = [useLazy(staffText), useLazy(staffImage)].filter(({ failures }) => failures > 0);
  if (failed.length === 0) return null;
  const retry = () => {
    void staffText.load();
    void staffImage.load();
  };
  return (
    <div className="wrap mt-md mb-lg">
      <PartNotArrived
        retry={retry}
        isRetrying={failed.some(({ isLoading }) => isLoading)}
        hasFailedAgain={failed.some(({ failures }) => failures > 1)}
      />
    </div>
  );
};
