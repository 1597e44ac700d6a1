import { type RefObject, useEffect, useState } from 'react';
import { hasFiles } from './pictures-in.ts';

export const useFileDrag = (element: RefObject<HTMLElement | null>): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const over = ({ dataTransfer }: DragEvent) => setOver(hasFiles(dataTransfer));
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setOver(false);
    };
    const end = () => setOver(false);
    box.addEventListener('dragover', over);
    box.addEventListener('dragleave', leave);
    // Before the field acts on it, which keeps others from hearing of it.
    box.addEventListener('drop', end, true);
    return () => {
      box.removeEventListener('dragover', over);
      box.removeEventListener('dragleave', leave);
      box.removeEventListener('drop', end, true);
    };
  }, [element]);
  return isOver;
};
