import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LazyPart, lazyPart, type NotArrived } from '../ui/LazyPart.tsx';
import { ScreenNotArrived } from './shell/not-found/ScreenNotArrived.tsx';

export type LoadScreen = () => Promise<ComponentType>;

/**
 * Loads a screen before it is shown; the one before stays until then. React Router never asks again for one that did not
 * arrive, so the screen itself says so, in its own place.
 */
export const screenRoute = (
  load: LoadScreen,
  NotHere: ComponentType<NotArrived> = ScreenNotArrived,
): Pick<RouteObject, 'lazy'> => {
  const screen = lazyPart(load);
  return {
    lazy: async () => {
      await screen.load();
      return {
        Component: () => (
          <LazyPart of={screen} failed={(state) => <NotHere {...state} />}>
            {(Screen) => <Screen />}
          </LazyPart>
        ),
      };
    },
  };
};
