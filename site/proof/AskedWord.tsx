export const ANSWER_HINT = 'Large or small letters, both are right. Your words are kept.';

/** "Type the word kettle", as one part of a label, whose parts stand apart. */
export const AskedWord = ({ word }: { word: string }) => (
  <span>
    Type the word <strong>{word}</strong>
  </span>
);
