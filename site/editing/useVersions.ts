import { useEffect, useEffectEvent, useState } from 'react';

export const useVersions = <T>(read: () => Promise<T>): { data?: T; failed: boolean } => {
  const [state, setState] = useState<{ data?: T; failed: boolean }>({ failed: false });
  const start = useEffectEvent((isWanted: () => boolean) => {
    read().then(
      (data) => isWanted() && setState({ data, failed: false }),
      () => isWanted() && setState({ failed: true }),
    );
  });
  useEffect(() => {
    let wanted = true;
    start(() => wanted);
    return () => {
      wanted = false;
    };
  }, []);
  return state;
};
