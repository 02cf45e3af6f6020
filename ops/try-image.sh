#!/bin/sh
# Tries an image before it is published: `ops/try-image.sh IMAGE`. It must be small, start on an empty volume in 15 s, keep
# what it acknowledged when it is killed, and end in order.
set -eu
image=$1
name=lanyard-trial
origin=http://127.0.0.1:8787
docker run --detach --name $name --read-only --tmpfs /tmp --cap-drop ALL --publish 127.0.0.1:8787:8787 \
  --env BILLING=off --env MAIL_FROM=off "$image" >/dev/null
trap 'docker rm --force --volumes $name >/dev/null' EXIT

until_healthy() {
  seconds=0
  until curl --silent --fail $origin/api/health; do
    seconds=$((seconds + 1))
    [ $seconds -le 15 ] || { docker logs $name; exit 1; }
    sleep 1
  done
  echo " after $seconds s"
}
call() {
  curl --silent --fail --header 'Content-Type: application/json' --data "$2" $origin/api/auth/"$1" >/dev/null
}

size=$(docker image inspect --format '{{.Size}}' "$image")
echo "$((size / 1000000)) MB"
[ "$size" -le 450000000 ]
until_healthy
who='"email":"trial@walks.example","password":"a walk in the park"'
call register "{$who,\"confirmPassword\":\"a walk in the park\",\"username\":\"Trial\",\"role\":\"guide\"}"
docker kill $name >/dev/null
docker start $name >/dev/null
until_healthy
call login "{$who}"
for _ in $(seq 30); do
  health=$(docker inspect --format '{{.State.Health.Status}}' $name)
  [ "$health" = healthy ] && break
  sleep 1
done
[ "$health" = healthy ]
docker stop --time 60 $name >/dev/null
[ "$(docker inspect --format '{{.State.ExitCode}}' $name)" = 0 ]
echo "$image is fit to be published."
