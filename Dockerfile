# The image of a release. `npm run test:e2e -- e2e/image.test.ts` runs these steps in a folder, where no image can be built.
FROM node:24-bookworm AS build
WORKDIR /src
COPY . .
RUN npm run release -- /release
WORKDIR /release
RUN npm ci --omit=dev
# What compilers and people read of packages, source maps, Node's headers, and a second name of the runtime.
RUN find . -type f -regex '.*\.\(d\.[cm]?ts\|map\|md\)' -delete && rm -r node_modules/node/node_modules node_modules/workerd/bin

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data lanyard && install -d -o lanyard -m 700 /data /backups
COPY --from=build /etc/ssl/certs /etc/ssl/certs
COPY --from=build /usr/share/ca-certificates /usr/share/ca-certificates
COPY --from=build /release /app
WORKDIR /app
ENV PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin
ENV STATE_DIR=/data HOST=0.0.0.0 SEED=none
USER lanyard
VOLUME /data
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --start-interval=2s CMD ["node", "-e", "fetch('http://127.0.0.1:8787/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "local/start.ts"]
