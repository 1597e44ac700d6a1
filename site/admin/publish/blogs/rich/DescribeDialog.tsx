import { useState } from 'react';
import { ALT_TEXT_REQUIRED } from '#contract/containers/containers.ts';
import { ALT_MAX } from '#contract/media/media.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';

interface DescribeDialogProps {
  altText: string;
  onDescribe(altText: string): void;
  onClose(): void;
}

export const DescribeDialog = ({ altText, onDescribe, onClose }: DescribeDialogProps) => {
  const [words, setWords] = useState(altText);
  const [error, setError] = useState('');
  const save = () => (words.trim() === '' ? setError(ALT_TEXT_REQUIRED) : onDescribe(words.trim()));
  return (
    <Dialog
      small
      title="What does this picture show?"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="brand" onClick={save}>
            Keep it
          </Button>
        </>
      }
    >
      <Field
        label="Alternative text"
        hint="What the picture shows, for people who cannot see it."
        maxLength={ALT_MAX}
        value={words}
        error={error}
        onChange={(event) => {
          setWords(event.target.value);
          setError('');
        }}
      />
    </Dialog>
  );
};
