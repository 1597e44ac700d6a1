import { sentenceOf } from '../../client/api-error.ts';
import { useUser } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { MailTranslation } from './useMailTranslation.ts';

interface WordsOutcomeProps {
  error: Error | null;
  isSaved: boolean;
  isTried: boolean;
  translation: MailTranslation;
}

export const WordsOutcome = ({ error, isSaved, isTried, translation }: WordsOutcomeProps) => {
  const email = useUser()?.email;
  return (
    <>
      {error && (
        <Notice tone="bad" title="Nothing was changed." className="mb-lg">
          <p>{sentenceOf(error, 'Please try again.')}</p>
        </Notice>
      )}
      {isSaved && <Notice tone="ok" title="The words are saved. The next mail has them." className="mb-lg" />}
      {isTried && (
        <Notice tone="ok" title={`On its way to ${email ?? 'you'}, with made-up values.`} className="mb-lg" />
      )}
      {translation.isRemoved && (
        <Notice tone="ok" title="The translation is removed. The next mail is English." className="mb-lg">
          <Button variant="line" small icon="undo-2" onClick={translation.undo}>
            Undo
          </Button>
        </Notice>
      )}
    </>
  );
};
