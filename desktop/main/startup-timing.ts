// Imported first, so that the time in which the other modules load is measured.
performance.mark('portal:load');
