import { useSearchParams } from 'react-router-dom';

const NAME = 'item';

/** The id of the item whose details are open, as it stands in the address, so that it can be sent on and Back closes it. */
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
