#!/usr/bin/env node
import { startCommandLine } from './start-command-line.ts'

await startCommandLine()
