export const ANSWER_HINT = 'Large or small letters, both are right. Your words are kept.';

/** "Type the word kettle". */
export const AskedWord = ({ word }: { word: string }) => (
  <>
    Type the word <strong>{word}</strong>
  </>
);
