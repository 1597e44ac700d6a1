# Run in the Debian in which the page was followed, by its own systemd: the units with their sandbox.
rm -rf /var/cache/charity-portal-backup /run/units
api=http://127.0.0.1:3000/api
# On the JSON files; PostgreSQL has been tried by then.
sed -i '/^DATABASE_URL=/d' /etc/charity-portal/settings.env
rm -rf /var/lib/charity-portal/*
systemctl daemon-reload
systemctl enable --now --quiet charity-portal@3000 charity-portal-backup.timer
curl --silent --fail --retry 20 --retry-connrefused --output /dev/null "$api/health"

process=$(systemctl show charity-portal@3000 --property MainPID --value)
grep --quiet '^Seccomp:.*2' "/proc/$process/status"
grep --quiet '^CapBnd:.*0000000000000000' "/proc/$process/status"
grep --quiet '^NoNewPrivs:.*1' "/proc/$process/status"

printf 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC' | base64 --decode > /tmp/picture.png
curl --silent --form content='They drove me to every appointment, and waited.' --form image=@/tmp/picture.png "$api/testimonials" | grep '"imageUrl":"/' > /dev/null
runuser -u charity-portal -- portal admin create you@example.org --role Administrator | grep 'was created' > /dev/null
runuser -u charity-portal -- portal backup /var/lib/charity-portal/by-hand.tar
journalctl --unit charity-portal@3000 --grep 'with admin@localhost and the password' --quiet --no-pager | grep password > /dev/null
systemctl start charity-portal-backup
systemctl list-timers --no-pager | grep charity-portal-backup > /dev/null

systemctl restart charity-portal@3000
curl --silent --fail --retry 20 --retry-connrefused --output /dev/null "$api/health"
systemctl kill --signal KILL charity-portal@3000
sleep 1
for _ in 1 2 3 4 5 6; do curl --silent --fail --output /dev/null "$api/health" && break; sleep 1; done
runuser -u charity-portal -- portal admin list | grep you@example.org > /dev/null
systemctl stop charity-portal@3000
test "$(systemctl show charity-portal@3000 --property Result --value)" = success
echo 'systemd ran the units with their sandbox: pictures, commands, backup, restart, a kill and a stop.'
