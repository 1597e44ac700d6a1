import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { reviewRulesQuery } from '../../client/settings.ts';

/** The saved reasons for a rejection; nothing where none are saved or they cannot be loaded. */
export const ReasonButtons = ({ onChoose }: { onChoose: (reason: string) => void }) => {
  const { data } = useQuery(reviewRulesQuery(usePlatform()));
  if (!data || data.rejectionReasons.length === 0) return null;
  return (
    <fieldset className="chips">
      <legend className="sr">Saved reasons</legend>
      {data.rejectionReasons.map((reason) => (
        <button key={reason} type="button" onClick={() => onChoose(reason)}>
          {reason}
        </button>
      ))}
    </fieldset>
  );
};

/** The notes with a reason added on a line of its own; one that is there already is not added again. */
export const withReason = (notes: string, reason: string): string => {
  const lines = notes.trimEnd().split('\n');
  return lines.includes(reason) ? notes : [...lines.filter(Boolean), reason].join('\n');
};
