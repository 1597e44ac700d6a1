import { useSearchParams } from 'react-router-dom';

const NAME = 'item';

/** Kept in the address, so that the link can be shared and Back closes the details. */
export const useOpenItem = (): [id: string, open: (id: string) => void] => {
  const [params, setParams] = useSearchParams();
  const id = params.get(NAME) ?? '';
  return [
    id,
    (next) => {
      if (next === id) return;
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (next) after.set(NAME, next);
          else after.delete(NAME);
          return after;
        },
        { replace: next === '', preventScrollReset: true },
      );
    },
  ];
};
