import { totalmem } from "node:os";

/** Marks a server that Comanda started, on its command line and in listings of processes. */
export const clusterName = "comanda";

/** Written once, into the `postgresql.conf` of a new database, where a person may change them. */
export const initialSettings = {
  shared_buffers: `${sharedMegabytes()}MB`,
  max_connections: "100",
  // WAL to replay after a crash: a second or two of work. The default allows twice as much.
  max_wal_size: "512MB",
  // The site shares two cores with the server: a query that spreads over both makes every other one wait. Without such
  // queries there is no use for /dev/shm, which is 64 MB in a container and cleared by systemd when a user logs out.
  max_parallel_workers_per_gather: "0",
  dynamic_shared_memory_type: "mmap",
  timezone: "UTC",
  log_timezone: "UTC",
};

/**
 * Memory in which PostgreSQL keeps its tables: a quarter of the machine's, as its manual advises for `shared_buffers`.
 * At most 4 GB, which hold a million orders with their menus: each GB more makes a start 20 ms longer.
 */
function sharedMegabytes(): number {
  const available = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.round(Math.min(Math.max(available / 4 / 1_048_576, 128), 4_096));
}

/** Settings of every start, on which this program relies whatever `postgresql.conf` has. */
export function requiredSettings(port: number): Record<string, string> {
  return {
    cluster_name: clusterName,
    listen_addresses: "127.0.0.1",
    port: String(port),
    // Relative to the database's folder, which is how it fits into the 107 bytes of a socket's path.
    unix_socket_directories: ".",
    unix_socket_permissions: "0700",
    password_encryption: "scram-sha-256",
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    logging_collector: "off",
    log_destination: "stderr",
    // Details and statements hold what guests typed; the log is not the place for it.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
  };
}

/**
 * The environment of PostgreSQL's programs, instead of this process's own: variables such as PGDATA, PGOPTIONS or
 * LC_ALL would change what they do, and their messages are recognised by the English text.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C" };
}
