// Imported before everything else, so that the time that the other modules take to load is counted.
performance.mark('portal:load');
