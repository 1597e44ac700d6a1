import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/Button.tsx';
export const PrintLetter = ({ text }: { text: string }) => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const stop = () => setPrinting(false);
    window.addEventListener('afterprint', stop);
    window.print();
    return () => window.removeEventListener('afterprint', stop);
  }, [printing]);
  return (
    <>
      <Button variant="line" icon="printer" onClick={() => setPrinting(true)}>
        Print as a letter
      </Button>
      {printing && createPortal(<div className="letter">{text}</div>, document.body)}
    </>
  );
};
