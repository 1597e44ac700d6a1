import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { ShownPersonProvider, useEndedUser, useUser } from '../client/PlatformContext.tsx';
import { preloadSecondStep } from './account/login/LazySecondStep.tsx';
import { SignInAgain } from './account/login/SignInAgain.tsx';

const useCatchUp = (hasEnded: boolean) => {
  const queryClient = useQueryClient();
  const had = useRef(false);
  useEffect(() => {
    if (had.current && !hasEnded) void queryClient.invalidateQueries();
    had.current = hasEnded;
  }, [hasEnded, queryClient]);
};

const PRELOAD_AFTER_MS = 15_000;

const useSignInPreloaded = () => {
  useEffect(() => {
    const preload = () => {
      if (navigator.onLine) preloadSecondStep();
      else window.addEventListener('online', preloadSecondStep, { once: true });
    };
    const timer = setTimeout(preload, PRELOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', preloadSecondStep);
    };
  }, []);
};

export const RequireStaff = ({ children }: { children: ReactNode }) => {
  const user = useUser();
  const ended = useEndedUser();
  const location = useLocation();
  useCatchUp(ended !== null);
  useSignInPreloaded();
  const person = user ?? ended;
  if (!person || person.mustChangePassword || person.mustSetUpFactor)
    return <Navigate to="/admin/login" replace state={{ from: createPath(location) }} />;
  return (
    <ShownPersonProvider value={person}>
      <Fragment key={person.id}>{children}</Fragment>
      {ended && <SignInAgain person={ended} />}
    </ShownPersonProvider>
  );
};
